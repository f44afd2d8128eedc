import { defineQuery } from 'next-sanity'

/**
 * Everything that can be found, with all of its text. Ids are renamed, so that the index is not
 * tagged by each of its documents: any change of their types makes it anew.
 */
export const SEARCH_INDEX_QUERY = defineQuery(`{
  "documents": *[
    _type in ["page", "product", "legalPage", "article", "guide", "event", "job"]
    && defined(path.current)
    && path.current != "/"
    && seo.hideFromSearch != true
  ] | order(path.current asc){
    "id": _id,
    _type,
    title,
    "path": path.current,
    tagline,
    "summary": coalesce(summary, seo.description),
    topic,
    tags,
    location,
    sections,
    body
  },
  "people": *[_type == "person" && defined(name)] | order(name asc){
    "id": _id,
    "title": name,
    "summary": role,
    specialty,
    biography,
    "path": *[_type == "page" && references(^._id)] | order(path.current asc)[0].path.current
  }
}`)
