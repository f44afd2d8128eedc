import type { Action } from '../sanity/types.gen.ts'

/** The names of the dialogs that the schema offers. */
export type DialogName = NonNullable<Action['dialog']>
