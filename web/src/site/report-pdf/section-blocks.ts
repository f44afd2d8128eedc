import type { Chart } from '@/illustrations/charts/chart'
import { formatValue } from '@/illustrations/charts/chart'
import { chartTexts } from '@/illustrations/charts/texts'
import { toPortableText } from '@/objects/portable-text'
import { profileTexts } from '@/sections/profiles/texts'
import type { SectionOf, SectionType } from '@/sections/section'
import { type ChartDrawing, chartDrawing, meterImage, sampleImage } from './chart-drawing'
import type { PaperImage } from './paper-image'
import { type ProseBlock, proseBlocks } from './prose'

export type ChartSection = SectionOf<'chart'>
type Profile = SectionOf<'profiles'>['profiles'][number]
type Card = SectionOf<'cardGrid'>['cards'][number]

/** A block of a chapter; `report.typ` has a function for each type. */
export type Block =
  | ProseBlock
  | ChartBlock
  | { type: 'note'; text: string }
  | { type: 'figure'; value: string; label: string; note: string; page: string }
  | { type: 'step'; mark: string; title: string; text: string }
  | { type: 'chapter'; title: string; text: string; page: string }
  | { type: 'question'; question: string; answer: ProseBlock[] }
  | ProfileBlock
  | CardBlock

type ChartBlock = {
  type: 'chart'
  /** The text alternative. */
  alt: string
  key: { name: string; image: PaperImage | null }[]
  drawing: ChartDrawing
  summary: string
  source: string
}

/** A region or country: adoption as a bar of 100 %, size, text and tags. */
type ProfileBlock = {
  type: 'profile'
  name: string
  risk: { text: string; color: string } | null
  figures: { value: string; name: string }[]
  image: PaperImage | null
  text: string
  points: string
}

type CardBlock = {
  type: 'card'
  name: string
  level: { text: string; color: string } | null
  text: string
  points: string
  entries: { name: string; text: string }[]
}

type Blocks<Type extends SectionType> = (section: SectionOf<Type>, siteUrl: string) => Block[]

/** Section types without an entry, such as forms, are not part of a report. */
const views: { [Type in SectionType]?: Blocks<Type> } = {
  richText: ({ body }, siteUrl) => {
    const [first, ...others] = proseBlocks(toPortableText(body), siteUrl)
    if (first?.type !== 'paragraph') return first ? [first, ...others] : []
    return [{ ...first, lead: true }, ...others]
  },
  chart: (chart) => (chart.points.length > 0 ? [chartBlock(chart)] : []),
  statBand: ({ figures, source }) => [
    ...figures.map(({ value, label, note, page }): Block => {
      return { type: 'figure', value, label, note: note ?? '', page: pageOfFull(page) }
    }),
    ...sourceNote(source),
  ],
  steps: ({ look, steps }) =>
    steps.map(({ title, text, note }, index) =>
      look === 'contents'
        ? { type: 'chapter', title, text: text ?? '', page: pageOfFull(note) }
        : { type: 'step', mark: note || `${index + 1}`, title, text: text ?? '' },
    ),
  profiles: ({ look, profiles, source }) => {
    const sizeName = look === 'countries' ? profileTexts.marketCap : profileTexts.volume
    return [...profiles.map((profile) => profileBlock(profile, sizeName)), ...sourceNote(source)]
  },
  cardGrid: ({ cards }) => cards.map(cardBlock),
  factTable: ({ columns, rows, note }) => [
    { type: 'table', columns, rows: rows.map(({ cells }) => cells), note: note ?? '' },
  ],
  faq: ({ questions }, siteUrl) =>
    questions.map(({ question, answer }) => {
      return { type: 'question', question, answer: proseBlocks(toPortableText(answer), siteUrl) }
    }),
}

/** The content of a section as blocks; empty for types that are not part of a report. */
export function blocksOf<Type extends SectionType>(
  section: SectionOf<Type>,
  siteUrl: string,
): Block[] {
  const view = views[section._type] as Blocks<Type> | undefined
  return view ? view(section, siteUrl) : []
}

const pageOfFull = (page: string | number | null | undefined) =>
  page ? `Full edition, page ${page}` : ''

const sourceNote = (source: string | null): Block[] =>
  source ? [{ type: 'note', text: chartTexts.source(source) }] : []

/** The points of a chart section in the form that charts take. */
export function chartPoints({ points }: Pick<ChartSection, 'points'>): Chart['points'] {
  return points.map(({ _key, compare, ...point }) => {
    return { ...point, key: _key, compare: compare ?? undefined }
  })
}

function chartBlock(chart: ChartSection): ChartBlock {
  const { kind, title, valueName, unit, compareName, summary, source } = chart
  const compares = Boolean(compareName) && kind !== 'meters' && kind !== 'share'
  const name = [valueName, unit].filter(Boolean).join(', ')
  return {
    type: 'chart',
    alt: summary || title,
    key: [
      { name, image: compares ? sampleImage(kind, false) : null },
      ...(compares ? [{ name: compareName, image: sampleImage(kind, true) }] : []),
    ],
    drawing: chartDrawing(kind, { points: chartPoints(chart), unit, compareName }),
    summary,
    source: source && chartTexts.source(source),
  }
}

const RISK_COLORS = { High: 'risk', Medium: 'lantern-deep', Low: 'safe' } as const

const METER = 420

function profileBlock(profile: Profile, sizeName: string): ProfileBlock {
  const { name, adoption, size, text, points, highlight, risk } = profile
  return {
    type: 'profile',
    name,
    risk: risk && { text: profileTexts.risks[risk], color: RISK_COLORS[risk] },
    figures: [
      ...(adoption === null
        ? []
        : [{ value: formatValue(adoption, '%'), name: profileTexts.adoption }]),
      ...(size ? [{ value: size, name: sizeName }] : []),
    ],
    image: adoption === null ? null : meterImage(adoption, highlight, METER),
    text: text ?? '',
    points: points.join(' · '),
  }
}

const LEVEL_COLORS = { Critical: 'risk', High: 'safe', Medium: 'lantern-deep' } as const

function cardBlock({ title, question, level, text, points, entries }: Card): CardBlock {
  return {
    type: 'card',
    name: title || question || '',
    level: level && { text: level, color: LEVEL_COLORS[level] },
    text: text ?? '',
    points: points.join(' · '),
    entries: entries.map((entry) => ({ name: entry.name ?? '', text: entry.text ?? '' })),
  }
}
