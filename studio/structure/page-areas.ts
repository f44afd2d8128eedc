import { BookIcon } from '@sanity/icons/Book'
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { CaseIcon } from '@sanity/icons/Case'
import type { Template } from 'sanity'

/** The areas of the site whose pages are composed of sections. */
export const pageAreas = [
  { id: 'solutions', title: 'Solutions', icon: BulbOutlineIcon },
  { id: 'resources', title: 'Resources', icon: BookIcon },
  { id: 'company', title: 'Company', icon: CaseIcon },
]

/** The id of the template for new pages of an area. */
export const areaTemplate = (area: string) => `page-in-${area}`

/** One template per area: a new page starts with the path prefix of its area. */
export const areaTemplates: Template[] = pageAreas.map(({ id, title, icon }) => ({
  id: areaTemplate(id),
  title: `Page under ${title}`,
  schemaType: 'page',
  icon,
  value: { path: { _type: 'slug', current: `/${id}/` }, showReadyToStart: true },
}))
