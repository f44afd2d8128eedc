import type { StructureBuilder } from 'sanity/structure'
import { apiVersion } from '../schema/options/api-version'

/** A list of all documents of one type. */
export function typeList(
  S: StructureBuilder,
  type: string,
  title: string,
  field: string,
  direction: 'asc' | 'desc' = 'asc',
) {
  return S.documentTypeListItem(type)
    .id(type)
    .title(title)
    .child(
      S.documentTypeList(type)
        .title(title)
        .apiVersion(apiVersion)
        .defaultOrdering([{ field, direction }]),
    )
}
