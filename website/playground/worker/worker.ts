import { Engine } from "./engine.ts";
import type { Request } from "./protocol.ts";

const engine = new Engine((answer) => postMessage(answer));

addEventListener("message", ({ data }: MessageEvent<Request>) => void engine.answer(data));
