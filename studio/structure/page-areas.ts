import { BookIcon } from '@sanity/icons/Book'
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { CaseIcon } from '@sanity/icons/Case'
import { DocumentsIcon } from '@sanity/icons/Documents'
import type { ComponentType } from 'react'
import type { Template } from 'sanity'

/** Site areas whose pages are composed of sections. */
export const pageAreas = [
  { id: 'solutions', title: 'Solutions', icon: BulbOutlineIcon },
  { id: 'resources', title: 'Resources', icon: BookIcon },
  { id: 'company', title: 'Company', icon: CaseIcon },
]

/** Pages outside the areas, such as /pricing, and those without a path. */
export const topLevel = { id: 'top-level', title: 'Top-level pages', icon: DocumentsIcon }

/** The id of the template for new pages of an area. */
export const areaTemplate = (area: string) => `page-in-${area}`

const template = (id: string, title: string, icon: ComponentType, start: string): Template => ({
  id: areaTemplate(id),
  title,
  schemaType: 'page',
  icon,
  value: { path: { _type: 'slug', current: start }, showReadyToStart: true },
})

/** One template per page list: a new page starts with the list's path prefix. */
export const areaTemplates: Template[] = [
  ...pageAreas.map(({ id, title, icon }) => template(id, `Page under ${title}`, icon, `/${id}/`)),
  template(topLevel.id, 'Page at the top level', topLevel.icon, '/'),
]
