import 'server-only'
import { defineQuery } from 'groq'
import { PRICE_FIELDS } from '@/content/objects/price'
import { readContent } from '@/content/read/read-content'
import type { PAGE_FACTS_QUERY_RESULT } from '@/content/types.gen'
import { SALARY_FIELDS } from '@/documents/job/salary'
import { IS_ROUTABLE } from '@/lib/routable-types.gen'

const PAGE_FACTS_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && path.current == $path][0]{
    _id,
    _type,
    _updatedAt,
    "path": coalesce(path.current, "/"),
    "title": coalesce(title, seo.title, "Untitled"),
    "description": coalesce(seo.description, summary, ""),
    publishedOn,
    updatedOn,
    "tags": coalesce(tags, []),
    "author": author->{ _id, name, role },
    startsAt,
    endsAt,
    place,
    online,
    price{ ${PRICE_FIELDS} },
    "speakers": coalesce(speakers[]->{ _id, name, role }, []),
    "recording": recording->{ _id, title, description },
    location,
    employmentType,
    salary{ ${SALARY_FIELDS} },
    postedOn,
    openUntil,
    "text": select(_type == "job" => pt::text(body)),
    "category": select(_type == "product" => category, _type == "article" => category->title),
    "plans": coalesce(
      sections[_type == "plans" && defined(plans) && !defined(plansOf)].plans[defined(name)]{ name, price{ ${PRICE_FIELDS} }, unit },
      []
    ),
    "questions": coalesce(
      sections[_type == "faq" && defined(questions)].questions[defined(question) && defined(answer)]{
        question, "answer": pt::text(answer)
      },
      []
    ),
    "sources": select(
      _type != "legalPage" => coalesce(
        legalClaims[defined(source)]{ _key, "source": coalesce(source, ""), url, reviewedOn },
        []
      )
    ),
    "hasCourses": defined(sections[_type == "documentList" && what == "course"][0])
  }
`)

/** A document's fields for structured data; each type has some of them. */
export type PageFacts = NonNullable<PAGE_FACTS_QUERY_RESULT>

export function getPageFacts(path: string): Promise<PageFacts | null> {
  return readContent({
    name: 'PAGE_FACTS_QUERY',
    query: PAGE_FACTS_QUERY,
    params: { path },
  })
}
