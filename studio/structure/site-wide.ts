import { CogIcon } from '@sanity/icons/Cog'
import { MenuIcon } from '@sanity/icons/Menu'
import type { StructureBuilder } from 'sanity/structure'

/** What every page shares. */
export function siteWide(S: StructureBuilder) {
  return [
    S.listItem()
      .id('siteSettings')
      .title('Site settings')
      .icon(CogIcon)
      .child(S.document().schemaType('siteSettings').documentId('siteSettings')),
    S.listItem()
      .id('navigation')
      .title('Navigation')
      .icon(MenuIcon)
      .child(S.document().schemaType('navigation').documentId('navigation')),
  ]
}
