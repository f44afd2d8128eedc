import { defineQuery } from 'next-sanity'
import { SALARY_FIELDS } from '@/content/job/salary'
import { PRICE_FIELDS } from '@/content/price/price'

/** What search engines are told of a document with an address; each type has some of these fields. */
export const PAGE_FACTS_QUERY = defineQuery(`
  *[_type in ["page", "product", "legalPage", "article", "guide", "event", "job"] && path.current == $path][0]{
    _id,
    _type,
    _updatedAt,
    "path": path.current,
    title,
    "description": coalesce(seo.description, summary),
    publishedOn,
    updatedOn,
    tags,
    "author": author->{ _id, name, role },
    startsAt,
    endsAt,
    place,
    price{ ${PRICE_FIELDS} },
    "speakers": speakers[]->{ _id, name, role },
    location,
    employmentType,
    salary{ ${SALARY_FIELDS} },
    postedOn,
    openUntil,
    "text": select(_type == "job" => pt::text(body)),
    "category": select(_type == "product" => category, _type == "article" => category->title),
    "plans": sections[_type == "plans"].plans[]{ name, price{ ${PRICE_FIELDS} }, unit },
    "questions": sections[_type == "faq"].questions[]{ question, "answer": pt::text(answer) },
    "hasCourses": count(sections[_type == "courses"]) > 0
  }
`)

/** The name of a page above another one. */
export const PARENT_QUERY = defineQuery(`
  *[_type == "page" && path.current == $path][0]{ _id, title }
`)

export const COURSE_FACTS_QUERY = defineQuery(`
  *[_type == "course"] | order(order asc, title asc){
    _id, title, summary, hours, price{ ${PRICE_FIELDS} }, "instructor": instructor->{ _id, name }
  }
`)

/** The study that a page presents. */
export const REPORT_FACTS_QUERY = defineQuery(`
  *[_type == "report" && page->path.current == $path] | order(publishedOn desc)[0]{
    _id, title, summary, category, publishedOn
  }
`)
