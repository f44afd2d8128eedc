import { defineQuery } from 'next-sanity'

/** Every address that content answers to. */
export const PATH_INDEX_QUERY = defineQuery(`{
  "documents": *[_type in ["page", "product", "legalPage", "article", "guide", "event", "job"] && defined(path.current)]{
    _id,
    "path": path.current
  },
  "redirects": *[_type == "redirect" && defined(from) && defined(to->path.current)]{
    _id,
    from,
    "to": to->path.current,
    permanent
  }
}`)
