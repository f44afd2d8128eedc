import { BookIcon } from '@sanity/icons/Book'
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { CaseIcon } from '@sanity/icons/Case'

/** The parts of the site whose pages are composed of sections. */
export const pageAreas = [
  { id: 'solutions', title: 'Solutions', icon: BulbOutlineIcon },
  { id: 'resources', title: 'Resources', icon: BookIcon },
  { id: 'company', title: 'Company', icon: CaseIcon },
]

/** The template that gives a new page the beginning of its area's addresses. */
export const areaTemplate = (area: string) => `page-in-${area}`
