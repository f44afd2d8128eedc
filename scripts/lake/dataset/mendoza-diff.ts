/** A mendoza patch: opcodes and their arguments in one flat array. */
export type RawPatch = unknown[]
