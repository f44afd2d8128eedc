import { mistakesInDocuments } from './in-documents.ts'
import { mistakesInLinks } from './in-links.ts'
import { mistakesInMenus } from './in-menus.ts'
import { mistakesInSections } from './in-sections.ts'
import { mistakesInTexts } from './in-texts.ts'
import type { Mistake } from './plant.ts'

export const everyMistake: Mistake[] = [
  ...mistakesInTexts,
  ...mistakesInSections,
  ...mistakesInLinks,
  ...mistakesInMenus,
  ...mistakesInDocuments,
]
