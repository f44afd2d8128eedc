import { ACTION_FIELDS } from '@/content/objects/action'
import { IMAGE_FIELDS } from '@/content/objects/image'
import { COMPANY_FIGURE_FIELDS } from '@/documents/company-figure/figure'
import { COURSE_FIELDS } from '@/documents/course/course'
import { EVENT_NOTICE_FIELDS } from '@/documents/event/event'
import { GUIDE_SUMMARY_FIELDS } from '@/documents/guide/guide'
import { JOB_POSTING_FIELDS } from '@/documents/job/job'
import { PERSON_FIELDS } from '@/documents/person/person'
import { RECORDING_FIELDS } from '@/documents/recording/recording'
import { REPORT_FIELDS } from '@/documents/report/report'
import { HEADING_FIELDS } from '@/sections/heading'
import type { SectionOf } from '@/sections/section'

/** A document of one type, as a list has it. */
export type Listed<Type extends ListedDocument['_type']> = Extract<ListedDocument, { _type: Type }>
// A reference to a document that is not published comes as null.
type ListedDocument = NonNullable<SectionOf<'documentList'>['documents'][number]>

const LISTED_FIELDS = /* groq */ `
  _id,
  _type,
  _type == "product" => {
    "title": coalesce(title, seo.title, "Untitled"),
    "path": path.current,
    category,
    tagline,
    icon,
    image{ ${IMAGE_FIELDS} }
  },
  _type == "report" => {
    ${REPORT_FIELDS},
    "hasCharts": defined(page->sections[_type == "chart"][0])
  },
  _type == "upcomingReport" => {
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "expected": coalesce(expected, ""),
    "stage": coalesce(stage, "Planning"),
    action{ ${ACTION_FIELDS} }
  },
  _type == "guide" => { ${GUIDE_SUMMARY_FIELDS} },
  _type == "course" => { ${COURSE_FIELDS} },
  _type == "job" => { ${JOB_POSTING_FIELDS} },
  _type == "event" => { ${EVENT_NOTICE_FIELDS} },
  _type == "recording" => { ${RECORDING_FIELDS} },
  _type == "person" => { ${PERSON_FIELDS} },
  _type == "companyFigure" => { ${COMPANY_FIGURE_FIELDS} },
  _type == "testimonial" => {
    "quote": coalesce(quote, ""),
    "name": coalesce(name, ""),
    role,
    organization,
    "rating": coalesce(rating, 5),
    mark{ ${IMAGE_FIELDS} },
    "storyReference": story{ _ref },
    "story": select(story._ref != $id => story->{ _id, _type, "path": path.current })
  }
`

// References are selected so that publishing a chosen document later refreshes the page. Each type has only one of the
// fields in order(). Guides are never listed without being chosen, and people only by their team.
export const DOCUMENT_LIST_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  what,
  "look": coalesce(look, "list"),
  action{ ${ACTION_FIELDS} },
  note,
  "emptyText": coalesce(emptyText, ""),
  "references": chosen[]{ _ref },
  "documents": coalesce(
    select(
      count(chosen) > 0 => chosen[]->{ ${LISTED_FIELDS} },
      *[
        _type == ^.what
        && _type in ["product", "report", "upcomingReport", "course", "job", "event", "recording", "person", "testimonial", "companyFigure"]
        && (_type != "recording" || kind == ^.kind)
        && (_type != "person" || team == ^.team)
      ] | order(orderRank asc, publishedOn desc, startsAt asc, title asc){ ${LISTED_FIELDS} }
    ),
    []
  )
`
