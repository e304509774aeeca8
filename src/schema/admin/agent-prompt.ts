import { Type } from "@sinclair/typebox";
import { described } from "../values/annotate.ts";

export const AgentPrompt = Type.Object(
  { prompt: Type.String(described("The instruction that the agent works on.", { minLength: 1 })) },
  described("An instruction for the agent.", { title: "Agent prompt" }),
);
