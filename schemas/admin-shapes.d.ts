// Generated from src/schema by src/publish/main.ts; not to be edited.
import type { Shape } from "../json/shape.ts";
export const agentJob: Shape;
export const adminError: Shape;
export const assistantConversation: Shape;
export const conversationPage: Shape;
export const conversationQuery: Shape;
