import type { Template } from 'sanity'
import { areaTemplate, pageAreas } from './page-areas'

/** A new page starts with the address of the area in which an editor creates it. */
export const areaTemplates: Template[] = pageAreas.map(({ id, title, icon }) => ({
  id: areaTemplate(id),
  title: `Page under ${title}`,
  schemaType: 'page',
  icon,
  value: { path: { _type: 'slug', current: `/${id}/` }, showReadyToStart: true },
}))
