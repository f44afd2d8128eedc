import * as z from 'zod/mini'
import type { Field } from './field'
import { textSchema } from './text-schema'

/** A value that the page adds, not the visitor; without one it says `fallback`. */
export function hidden({ label, fallback }: { label: string; fallback: string }): Field {
  const schema = z.pipe(
    textSchema({ label, required: false }),
    z.transform((value: string) => value || fallback),
  )
  return {
    label,
    required: false,
    half: false,
    control: { kind: 'hidden' },
    initial: fallback,
    schema,
  }
}
