import type { RawReportPage } from '@/documents/report/report'
import { type ChartKind, type ChartPoint, formatValue } from '@/illustrations/charts/chart'
import { fill, type Words } from '@/sanity/words'
import { ChapterHead } from './chapter-head'
import type { ChartSection } from './chart'
import { Link, Text, View } from './primitives'
import { MOST_ROWS, Table } from './table'
import { COLORS, TYPE } from './theme'

type ChartTable = Omit<ChartSection, 'points'> & { points: ChartPoint[] }

/** What follows the sections. */
export type BackMatter = {
  report: RawReportPage
  /** The address of the report's page. */
  url: string | undefined
  words: Words
  tables: ChartTable[]
  sources: { source: string; pageOf: string }[]
}

const PERIODS: ReadonlySet<ChartKind> = new Set(['columns', 'line'])

/** The numbers behind each chart. */
export function Tables({ tables, words }: BackMatter) {
  return (
    <View>
      {tables.map((chart, index) => (
        <View
          key={chart._key}
          wrap={chart.points.length > MOST_ROWS}
          style={{ marginTop: index === 0 ? 38 : 22 }}
        >
          {index === 0 && <ChapterHead id="tables" title={words.reportFile.tables} />}
          <Text style={{ ...TYPE.heading, fontSize: 11, marginBottom: 7 }}>
            {fill(words.reportFile.table, { number: index + 1, title: chart.title })}
          </Text>
          <ChartTableView chart={chart} words={words.figures} />
        </View>
      ))}
    </View>
  )
}

type ChartTableProps = { chart: ChartTable; words: Words['figures'] }

function ChartTableView({ chart, words }: ChartTableProps) {
  const { kind, valueName, compareName, unit, points } = chart
  const compares = points.some(({ compare }) => compare !== undefined)
  const hasNotes = points.some(({ note }) => note)
  const columns = [
    PERIODS.has(kind) ? words.period : words.item,
    valueName,
    ...(compares ? [compareName || words.comparison] : []),
    ...(hasNotes ? [words.note] : []),
  ]
  const rows = points.map(({ label, value, compare, note }) => [
    label,
    formatValue(value, unit),
    ...(compares ? [compare === undefined ? '–' : formatValue(compare, unit)] : []),
    ...(hasNotes ? [note ?? ''] : []),
  ])
  const widths = [1.6, 1.5, ...(compares ? [1.5] : []), ...(hasNotes ? [2.2] : [])]
  return <Table columns={columns} rows={rows} widths={widths} numbers={compares ? 2 : 1} />
}

/** Where the figures come from, each source with the page that it is first named on. */
export function Sources({ sources, words }: BackMatter) {
  if (sources.length === 0) return null
  return (
    <View style={{ marginTop: 38 }}>
      {sources.map(({ source, pageOf }, index) => (
        <View key={source} wrap={false}>
          {index === 0 && <ChapterHead id="sources" title={words.reportFile.sources} />}
          <View
            style={{
              flexDirection: 'row',
              gap: 14,
              borderTopWidth: 0.6,
              borderColor: COLORS.line,
              paddingVertical: 6,
            }}
          >
            <Text style={{ ...TYPE.small, flex: 1 }}>{source}</Text>
            <Text style={{ ...TYPE.small, color: COLORS['ink-mute'] }}>
              {fill(words.figures.page, { page: '' })}
              <Text pageOf={pageOf} />
            </Text>
          </View>
        </View>
      ))}
    </View>
  )
}

/** How to cite the report, and its small print. */
export function Imprint({ report, url, words }: BackMatter) {
  const { citation = '', lines = [] } = report.imprint ?? {}
  return (
    <View wrap={false} style={{ marginTop: 38 }}>
      <ChapterHead id="imprint" title={words.reportFile.imprint} />
      {citation && (
        <View style={{ marginBottom: 14 }}>
          <Text style={{ ...TYPE.small, ...TYPE.strong }}>{words.reports.cite}</Text>
          <Text style={{ ...TYPE.heading, marginTop: 3 }}>{citation}</Text>
        </View>
      )}
      {[
        ...lines.map(({ _key, label, text }) => ({ key: _key, label, text: text ?? '' })),
        ...(url ? [{ key: 'url', label: words.reportFile.online, text: url }] : []),
      ].map(({ key, label, text }) => (
        <View
          key={key}
          style={{
            flexDirection: 'row',
            borderTopWidth: 0.6,
            borderColor: COLORS.line,
            paddingVertical: 6,
          }}
        >
          <Text style={{ ...TYPE.small, ...TYPE.strong, width: 120 }}>{label}</Text>
          {key === 'url' ? (
            <Link src={text} style={{ ...TYPE.small, color: COLORS.ink }}>
              {text}
            </Link>
          ) : (
            <Text style={{ ...TYPE.small, flex: 1 }}>{text}</Text>
          )}
        </View>
      ))}
    </View>
  )
}
