import { sectionTypes } from './section-types'
import type { Fields } from './starter'

/** What a new section of each type contains, by its name. */
export const starterContent: Readonly<Record<string, Fields>> = Object.fromEntries(
  sectionTypes.map(({ name, initialValue }) => [name, { ...initialValue }]),
)
