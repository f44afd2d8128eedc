import { defineQuery } from 'next-sanity'
import { IMAGE_FIELDS } from '@/content/image/image.groq'
import { PORTABLE_TEXT_FIELDS } from '@/content/portable-text/portable-text.groq'
import { SEO_FIELDS } from '@/content/seo/seo.groq'

export const ARTICLE_QUERY = defineQuery(`
  *[_type == "article" && path.current == $path][0]{
    _id,
    _updatedAt,
    title,
    "path": path.current,
    summary,
    publishedOn,
    tags,
    category->{ _id, title, "slug": slug.current },
    author->{ _id, name, role, specialty },
    image{ ${IMAGE_FIELDS} },
    body[]{ ${PORTABLE_TEXT_FIELDS} },
    seo{ ${SEO_FIELDS} }
  }
`)

// No "_id": a list of thousands is refreshed by its types, not by a tag for each of its documents.
export const ARTICLES_QUERY = defineQuery(`
  *[_type == "article" && defined(path.current) && defined(publishedOn)]
    | order(publishedOn desc, title asc){
    title,
    "path": path.current,
    summary,
    publishedOn,
    tags,
    "category": category->{ title, "slug": slug.current },
    "author": author->name,
    image{ ${IMAGE_FIELDS} }
  }
`)

export const ARTICLE_TEXTS_QUERY = defineQuery(`
  *[_type == "article" && defined(path.current) && defined(publishedOn)]{
    "path": path.current,
    title,
    summary,
    tags,
    "text": pt::text(body),
    "changedAt": _updatedAt
  }
`)

export const ARTICLE_CATEGORIES_QUERY = defineQuery(`
  *[_type == "articleCategory" && defined(slug.current)] | order(order asc, title asc){
    "slug": slug.current,
    area,
    title,
    text,
    libraryCount
  }
`)
