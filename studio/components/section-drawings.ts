import {
  above,
  bare,
  bars,
  below,
  beside,
  columns,
  curve,
  type Drawing,
  fill,
  left,
  middle,
  night,
  rows,
  stack,
  sunk,
  toSvg,
  uprights,
} from './drawing-shapes'

type Looks = Readonly<Record<string, Drawing>>

/** The drawing of each section type, by look where it has several; the first look stands for the type. */
export const drawings: Readonly<Record<string, Looks>> = {
  hero: {
    picture: bare(beside(stack('mark display display text button'), fill('picture'))),
    plain: bare(below(stack('mark display display'), beside(stack(''), stack('text button')))),
    ledger: bare(
      below(beside(stack('mark display display'), stack('text button')), columns(3, 'figure line')),
      sunk,
    ),
  },
  callToAction: {
    ink: middle(beside(stack('display title text'), stack('button tag')), night),
    paper: middle(beside(stack('display title text'), stack('button tag')), sunk),
    newsletter: middle(rows(1, 'title:5 field:5 button:2'), sunk),
  },
  contact: {
    form: left(columns(1, 'line field line field line field button', { sheet: true })),
    details: left(rows(4, 'icon:1 title:5'), night),
  },
  cardGrid: {
    plain: above(columns(3, 'icon title text text')),
    bordered: above(columns(3, 'icon title text text', { sheet: true })),
    tinted: above(columns(3, 'icon title text text', { sheet: true }), sunk),
    list: left(rows(4, 'title:3 text:5')),
    register: above(rows(3, 'title:3 text:5 tag:2 tag:2')),
    questions: above(rows(2, 'icon:1 display:9'), night),
    directory: above(columns(3, 'title line line line line line'), night),
    levels: above(rows(3, 'title:5 text:5 level:1')),
  },
  featureRows: {
    rows: bare(
      below(
        beside(stack('title text text'), fill('picture')),
        beside(fill('code'), stack('title text text')),
      ),
    ),
  },
  steps: {
    path: above(columns(4, 'stop title text text')),
    timeline: left(rows(3, 'stop:2 figure:3 text:5')),
    contents: left(rows(5, 'line:6 title:1')),
  },
  plans: { plans: above(columns(3, 'line figure text button', { sheet: true, darkAt: 1 }), sunk) },
  statBand: {
    ledger: left(rows(4, 'figure:3 text:4')),
    row: above(columns(4, 'figure text'), night),
    findings: above(rows(3, 'display:1 text:6')),
    lead: above(beside(stack('figure display text text'), rows(3, 'display:2 text:5'))),
  },
  chart: {
    bars: left(bars([1, 0.78, 0.6, 0.45, 0.3], 0)),
    columns: above(uprights([0.3, 0.45, 0.4, 0.6, 0.5, 0.95, 0.75], 5)),
    line: above(curve),
    share: above(below(rows(1, 'label:6 tag:4 tag:2'), columns(3, 'title line'))),
    meters: left(
      below(stack('line meter'), stack('line meter'), stack('line meter'), stack('line meter')),
    ),
  },
  factTable: {
    table: above(rows(5, 'title line line')),
    board: above(columns(3, 'line figure meter', { sheet: true }), night),
  },
  alerts: { alerts: above(rows(3, 'figure:2 label:2 title:6 line:2')) },
  profiles: {
    regions: above(rows(3, 'title:2 meter:6'), night),
    countries: above(
      beside(rows(2, 'display:1 text:4 label:1'), rows(2, 'display:1 text:4 label:1')),
    ),
  },
  documentList: {
    list: above(rows(3, 'line:2 title:6 tag:2')),
    cards: above(columns(3, 'picture title line', { sheet: true })),
    portraits: above(columns(3, 'person title text')),
  },
  articleIndex: {
    cards: above(columns(3, 'picture title text')),
    ledger: above(below(columns(4, 'tag'), rows(2, 'line:2 title:6 line:2'))),
    picture: bare(beside(fill('picture'), stack('mark display title text tag')), sunk),
    type: bare(below(stack('mark figure figure'), beside(stack('text'), stack('line line')))),
  },
  guideIndex: {
    search: bare(
      below(stack('mark display text'), rows(1, 'field:6 button:2'), columns(4, 'tag')),
      sunk,
    ),
    topics: above(columns(3, 'icon title line line line')),
  },
  learningPaths: {
    paths: above(
      below(
        rows(1, 'title:4 stop:1 line:2 stop:1 line:2 stop:1'),
        rows(1, 'title:4 stop:1 line:2 stop:1 line:2 stop:1'),
      ),
    ),
  },
  stories: {
    customers: above(rows(2, 'text:5 text:5 figure:3')),
    cases: above(columns(2, 'title line line meter', { sheet: true })),
  },
  boardBrief: {
    brief: above(
      beside(
        columns(1, 'title line line line', { sheet: true }),
        rows(3, 'line:3 display:2 label:1'),
      ),
    ),
  },
  faq: { faq: left(rows(4, 'title:8 icon:1')) },
  richText: { text: bare(beside(stack('display'), stack('text text title text text text'))) },
  codeSample: {
    tabs: left(columns(1, 'title code', { sheet: true })),
    cards: above(columns(2, 'title code'), sunk),
  },
  endpoints: { endpoints: left(rows(5, 'label:1 line:4')) },
}

/** Stands for a section type without a drawing. */
const generic = above(rows(3, 'text'))

/** The drawing of a section type in a look, as the address of an image; an unknown look is drawn as the first one. */
export function thumbnailUrl(type: string, look = ''): string {
  const looks = drawings[type] ?? {}
  const drawing = looks[look] ?? Object.values(looks)[0] ?? generic
  return `data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}`
}
