import type { Words } from '../../../web/src/sanity/types.gen.ts'
import { DEFAULT_WORDS } from '../../../web/src/sanity/words.gen.ts'
import type { Seed } from '../builders/seed-document.ts'

export const words: Seed<Words> = { _id: 'words', _type: 'words', ...DEFAULT_WORDS }
