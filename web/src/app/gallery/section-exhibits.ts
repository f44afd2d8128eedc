import type { Example } from '@/sections/example'
import { sectionExamples } from '@/sections/examples.gen'
import type { SectionType } from '@/sections/heading'

type Exhibited = { type: SectionType; examples: readonly Example<SectionType>[] }

/** Section types with their examples, in alphabetical order. */
export const sectionExhibits: Exhibited[] = (
  Object.entries(sectionExamples) as [SectionType, readonly Example<SectionType>[]][]
)
  .filter(([, examples]) => examples.length > 0)
  .map(([type, examples]) => ({ type, examples }))
