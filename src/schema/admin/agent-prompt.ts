import { object, text } from "../values/forms.ts";

export const AgentPrompt = object(
  "An instruction for the agent.",
  { prompt: text("The instruction that the agent works on.", { minLength: 1 }) },
  { title: "Agent prompt" },
);
