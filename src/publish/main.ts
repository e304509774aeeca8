/** Build-time: writes `schemas/` from the TypeBox definitions; `--check` only compares, and exits 1 on a difference. */
export {};
