import { defineQuery } from 'next-sanity'

/** What the picture of a page for shared links says. */
export const SHARE_CARD_QUERY = defineQuery(`
  *[
    _type in ["page", "product", "legalPage", "article", "guide", "event", "job"]
    && path.current == $path
  ][0]{
    _id,
    _type,
    "path": path.current,
    "title": coalesce(seo.title, title),
    "label": select(
      _type == "product" => category,
      _type == "article" => category->title,
      _type == "guide" => topic,
      _type == "job" => location,
      _type == "event" => place
    )
  }
`)
