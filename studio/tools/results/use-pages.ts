import { useMemo } from 'react'
import { useLookup } from '../../check-panel/use-lookup'
import { routableTypeNames } from '../../schema/routable-types'

const PAGES_QUERY = `*[
  _type in $types && path.current in $paths && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
]{ _id, _type, "title": coalesce(title, name, path.current), "path": path.current }`

interface Page {
  _id: string
  _type: string
  title: string
  path: string
}

export type PagesByPath = ReadonlyMap<string, Page>

/** The documents of pages with these paths. */
export function usePages(paths: string[]): PagesByPath {
  const pages = useLookup<Page[]>(PAGES_QUERY, { types: routableTypeNames, paths })
  return useMemo(() => new Map(pages?.map((page) => [page.path, page])), [pages])
}
