import { routableTypeNames, routableTypes } from '../schema/routable-types'
import { showings } from '../schema/showings.gen'
import { namedBy } from './shown-by'

const [, newsPrefix] = routableTypes.article
const list = (names: readonly string[]) => `[${names.map((name) => `"${name}"`).join(', ')}]`

// Document fields that the conditions of `showings` read.
const SHOWN_FIELDS = `
  _id, _type, kind, team, topic,
  "page": select(_type == "report" => page._ref),
  "area": select(
    _type != "article" => area,
    string::startsWith(path.current, "${newsPrefix}") => "news",
    "blog"
  )
`
const newestOf = (condition: string) =>
  `*[_type == "article" && defined(publishedOn) && ${condition}] | order(publishedOn desc, title asc)[0]._id`

/** A GROQ condition: whether a section shows one of the documents in `^.^.shown`. */
function showsAny({ type, section, when, field, all }: (typeof showings)[number]): string {
  const conditions: string[] = []
  const isEmpty = field ? `!coalesce(count(${field}) > 0, defined(${field}._ref))` : 'true'
  if (field) {
    conditions.push(`count(${field}[_ref in ^.^.^.shown[]._id]) > 0`)
    conditions.push(`${field}._ref in ^.^.shown[]._id`)
  }
  if (all) conditions.push(`${isEmpty} && count(^.^.shown[_type == "${type}" && ${all}]) > 0`)
  const applies = [`_type == "${section}"`, when].filter(Boolean).join(' && ')
  return `(${applies} && (${conditions.join(' || ')}))`
}

/**
 * Finds the pages that show one of the documents `$ids` of a type: its own page (for a report, `page`), and pages with
 * a section that shows it.
 */
export function locationsQuery(type: string): string {
  const carriers = namedBy[type] ?? []
  const shows = showings.filter((each) => [type, ...carriers].includes(each.type))
  const sections = list([...new Set(shows.map(({ section }) => section))])
  const isRoutable = routableTypeNames.some((name) => name === type)
  // The first filter is quick; the second compares a section with each shown document.
  const inSections =
    shows.length > 0
      ? `|| count(sections[_type in ${sections}][${shows.map(showsAny).join(' || ')}]) > 0`
      : ''
  return `{
    // Here and not below, where they would be read for each document.
    "news": ${newestOf(`string::startsWith(path.current, "${newsPrefix}")`)},
    "blog": ${newestOf(`!string::startsWith(path.current, "${newsPrefix}")`)}
  }{
    "shown": *[_id in $ids || (_type in ${list(carriers)} && references($ids))]{
      ${SHOWN_FIELDS},
      "newestIn": select(_id == ^.news => "news", _id == ^.blog => "blog")
    }
  }{
    shown,
    "pages": [...shown[]._id, ...shown[].page]
  }{
    "locations": *[
      _type in ${list(routableTypeNames)} && defined(path.current)
      && (_id in ^.pages ${inSections})
    ] | order(select(_id in $ids => 0, 1) asc, path.current asc){
      "title": coalesce(title, "Untitled"),
      "href": path.current
    }
  }{
    // The Studio shows the message of a result without locations.
    "state": select(
      ${isRoutable} && !defined(*[_id == $ids[0]][0].path.current) => {
        "message": "This has no address yet, so it cannot be shown.", "tone": "caution"
      },
      count(locations) > 0 => { locations },
      { "message": "No page shows this. Choose it in a section of a page.", "tone": "caution" }
    )
  }.state`
}
