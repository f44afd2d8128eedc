import { defineQuery } from 'next-sanity'

/** The newest articles below an address, and the page that lists them. */
export const FEED_QUERY = defineQuery(`{
  "page": *[_type == "page" && path.current + "/" == $start][0]{ title, "description": seo.description },
  "articles": *[
    _type == "article"
    && string::startsWith(path.current, $start)
    && defined(publishedOn)
    && seo.hideFromSearch != true
  ] | order(publishedOn desc, path.current asc)[0...30]{
    title,
    "path": path.current,
    publishedOn,
    summary,
    tags,
    "category": category->title,
    "author": author->name
  }
}`)
