import fc from "fast-check";

// Property tests make the same inputs in every run, so that a change alone can fail them. `SEED=7 npm test` makes others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_122) });
