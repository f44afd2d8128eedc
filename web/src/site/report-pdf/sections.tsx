import type { ReactNode } from 'react'
import { formatValue } from '@/illustrations/charts/chart'
import { toPortableText } from '@/objects/portable-text'
import { fill, type Words } from '@/sanity/words'
import type { SectionOf, SectionType } from '@/sections/section'
import { Chart } from './chart'
import { Rect, Svg, Text, View } from './primitives'
import { proseBlocks } from './prose'
import { MOST_ROWS, Table } from './table'
import { COLORS, MEASURE, TYPE } from './theme'

export type Drawing = { words: Words; siteUrl: string }

type Blocks<Type extends SectionType> = (section: SectionOf<Type>, drawing: Drawing) => ReactNode[]

/**
 * The content of a section as blocks, each kept on one page. Types that are not here, such as forms and offers, belong
 * to the page and not to the report.
 */
const views: { [Type in SectionType]?: Blocks<Type> } = {
  richText: ({ body }, { siteUrl }) =>
    proseBlocks({ value: toPortableText(body), siteUrl, lead: true }),
  chart: (chart, { words }) =>
    chart.points.length > 0 ? [<Chart key="chart" chart={chart} words={words} />] : [],
  statBand: figureBlocks,
  steps: ({ look, ...section }, drawing) =>
    look === 'contents' ? chapterBlocks(section.steps, drawing) : stepBlocks(section.steps),
  profiles: profileBlocks,
  cardGrid: ({ cards }) => cards.map((card) => <CardRow key={card._key} {...card} />),
  factTable: ({ columns, rows, note }) => {
    const cells = rows.map((row) => row.cells)
    const widths = columns.map((_, index) => widestOf(columns, cells, index))
    const starts = cells.flatMap((_, index) => (index % MOST_ROWS === 0 ? [index] : []))
    return starts.map((start) => (
      <Table
        key={`table ${start}`}
        columns={columns}
        rows={cells.slice(start, start + MOST_ROWS)}
        note={start === starts.at(-1) ? note : ''}
        widths={widths}
      />
    ))
  },
  faq: ({ questions }, { siteUrl }) =>
    questions.map(({ _key, question, answer }) => (
      <View key={_key} style={{ gap: 4 }}>
        <Text style={TYPE.heading}>{question}</Text>
        {proseBlocks({ value: toPortableText(answer), siteUrl })}
      </View>
    )),
}

/** The blocks of a section; none if it does not belong into the file. */
export function blocksOf<Type extends SectionType>(
  section: SectionOf<Type>,
  drawing: Drawing,
): ReactNode[] {
  const view = views[section._type] as Blocks<Type> | undefined
  return view ? keepShortLists(section._type, view(section, drawing)) : []
}

/** Lists of so many rows stay on one page; of a longer one, the first two and the last two stay together. */
const SHORT_LIST = 3

function keepShortLists(type: SectionType, blocks: ReactNode[]): ReactNode[] {
  const rows = blocks.length
  if (rows < 2 || type === 'richText' || type === 'faq') return blocks
  if (rows <= SHORT_LIST) return [<Together key="rows">{blocks}</Together>]
  return [
    <Together key="first">{blocks.slice(0, 2)}</Together>,
    ...blocks.slice(2, -2),
    <Together key="last">{blocks.slice(Math.max(2, rows - 2))}</Together>,
  ]
}

function Together({ children }: { children: ReactNode }) {
  return <View style={{ gap: 11 }}>{children}</View>
}

/** The share of a table's width that a column needs: its longest cell, within limits. */
function widestOf(columns: readonly string[], rows: readonly string[][], index: number): number {
  const lengths = [columns, ...rows].map((cells) => cells[index]?.length ?? 0)
  return Math.min(Math.max(...lengths, 8), 34)
}

const RULE = { borderTopWidth: 0.6, borderColor: COLORS.line, paddingTop: 11 }
const FIGURE_WIDTH = 148

function figureBlocks({ figures, source }: SectionOf<'statBand'>, { words }: Drawing): ReactNode[] {
  const rows = figures.map(({ _key, value, label, note, page }, index) => (
    <View
      key={_key}
      style={{
        ...RULE,
        flexDirection: 'row',
        ...(index === 0 && { borderTopWidth: 1, borderColor: COLORS.ink }),
      }}
    >
      <View style={{ width: FIGURE_WIDTH, paddingRight: 12 }}>
        <Text style={{ ...TYPE.figure, fontSize: value.length > 7 ? 23 : 32, marginTop: -6 }}>
          {value}
        </Text>
      </View>
      <View style={{ flex: 1 }}>
        <Text style={TYPE.heading}>{label}</Text>
        {note && <Text style={{ marginTop: 3 }}>{note}</Text>}
        {page && (
          <Text style={{ ...TYPE.note, marginTop: 3 }}>
            {fill(words.reportFile.fullPage, { page })}
          </Text>
        )}
      </View>
    </View>
  ))
  if (!source) return rows
  return [
    ...rows,
    <Text key="source" style={TYPE.note}>
      {fill(words.figures.source, { source })}
    </Text>,
  ]
}

type Steps = SectionOf<'steps'>['steps']

/** Steps and dated entries: what marks each stands in the margin. */
function stepBlocks(steps: Steps): ReactNode[] {
  return steps.map(({ _key, title, text, note }, index) => (
    <View
      key={_key}
      style={{
        ...RULE,
        flexDirection: 'row',
        ...(index === 0 && { borderTopWidth: 1, borderColor: COLORS.ink }),
      }}
    >
      <Text style={{ ...TYPE.figure, width: 74, fontSize: 19, marginTop: -3 }}>
        {note || `${index + 1}`}
      </Text>
      <View style={{ flex: 1 }}>
        {title && <Text style={TYPE.heading}>{title}</Text>}
        {text && <Text style={{ marginTop: 3 }}>{text}</Text>}
      </View>
    </View>
  ))
}

/** The chapters of the full edition, with its page numbers. */
function chapterBlocks(steps: Steps, { words }: Drawing): ReactNode[] {
  const rows = steps.map(({ _key, title, text, note }, index) => (
    <View key={_key} style={{ flexDirection: 'row', ...(index > 0 && RULE), gap: 12 }}>
      <View style={{ flex: 1 }}>
        <Text style={TYPE.strong}>{title}</Text>
        {text && <Text style={TYPE.small}>{text}</Text>}
      </View>
      <Text style={{ ...TYPE.small, width: 110, textAlign: 'right', color: COLORS['ink-mute'] }}>
        {note && fill(words.reportFile.fullPage, { page: note })}
      </Text>
    </View>
  ))
  return rows
}

type Profile = SectionOf<'profiles'>['profiles'][number]

function profileBlocks(
  { look, profiles, source }: SectionOf<'profiles'>,
  { words }: Drawing,
): ReactNode[] {
  const rows = profiles.map((profile) => (
    <ProfileRow
      key={profile._key}
      {...profile}
      sizeName={look === 'countries' ? words.profiles.marketCap : words.profiles.volume}
      words={words.profiles}
    />
  ))
  if (!source) return rows
  return [
    ...rows,
    <Text key="source" style={TYPE.note}>
      {fill(words.figures.source, { source })}
    </Text>,
  ]
}

const RISK_WORDS = { High: 'high', Medium: 'medium', Low: 'low' } as const
const RISK_COLORS = { High: COLORS.risk, Medium: COLORS['lantern-deep'], Low: COLORS.safe }
const METER = MEASURE - 190

type ProfileRowProps = Profile & { sizeName: string; words: Words['profiles'] }

/** A region or country: adoption as a bar of 100 %, size, text and tags. */
function ProfileRow({
  name,
  adoption,
  size,
  text,
  points,
  highlight,
  risk,
  sizeName,
  words,
}: ProfileRowProps) {
  return (
    <View style={{ ...RULE, flexDirection: 'row', borderColor: COLORS.ink }}>
      <View style={{ width: 190, paddingRight: 18 }}>
        <Text style={TYPE.heading}>{name}</Text>
        {risk && (
          <Text style={{ ...TYPE.small, fontWeight: 600, color: RISK_COLORS[risk] }}>
            {words[RISK_WORDS[risk]]}
          </Text>
        )}
        <View style={{ flexDirection: 'row', gap: 22, marginTop: 7 }}>
          {adoption !== null && (
            <View>
              <Text style={{ ...TYPE.figure, fontSize: 22 }}>{formatValue(adoption, '%')}</Text>
              <Text style={TYPE.note}>{words.adoption}</Text>
            </View>
          )}
          {size && (
            <View>
              <Text style={{ ...TYPE.figure, fontSize: 22 }}>{size}</Text>
              <Text style={TYPE.note}>{sizeName}</Text>
            </View>
          )}
        </View>
      </View>
      <View style={{ flex: 1 }}>
        {adoption !== null && (
          <Svg width={METER} height={10} style={{ marginTop: 3, marginBottom: 7 }}>
            <Rect
              x={0.4}
              y={0.5}
              width={METER - 0.8}
              height={8}
              fill={COLORS.white}
              stroke={COLORS['line-strong']}
              strokeWidth={0.5}
            />
            <Rect
              x={0}
              y={0.5}
              width={(Math.min(adoption, 100) / 100) * METER}
              height={8}
              fill={highlight ? COLORS.lantern : COLORS.ink}
            />
          </Svg>
        )}
        {text && <Text>{text}</Text>}
        {points.length > 0 && (
          <Text style={{ ...TYPE.small, marginTop: 4, color: COLORS['ink-mute'] }}>
            {points.join(' · ')}
          </Text>
        )}
      </View>
    </View>
  )
}

type Card = SectionOf<'cardGrid'>['cards'][number]

const LEVEL_COLORS = { Critical: COLORS.risk, High: COLORS.safe, Medium: COLORS['lantern-deep'] }

function CardRow({ title, question, level, text, points, entries }: Card) {
  const name = title || question
  return (
    <View style={{ ...RULE, flexDirection: 'row' }}>
      <View style={{ width: 160, paddingRight: 16 }}>
        <Text style={TYPE.heading}>{name}</Text>
        {level && (
          <Text style={{ ...TYPE.small, fontWeight: 600, color: LEVEL_COLORS[level] }}>
            {level}
          </Text>
        )}
      </View>
      <View style={{ flex: 1 }}>
        {text && <Text>{text}</Text>}
        {points.length > 0 && (
          <Text style={{ ...TYPE.small, marginTop: 3, color: COLORS['ink-mute'] }}>
            {points.join(' · ')}
          </Text>
        )}
        {entries.map((entry) => (
          <Text key={entry._key} style={TYPE.small}>
            <Text style={TYPE.strong}>{entry.name}</Text>
            {entry.text && ` ${entry.text}`}
          </Text>
        ))}
      </View>
    </View>
  )
}
