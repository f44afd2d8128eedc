import { type RawReportPage, toReport } from '@/documents/report/report'
import { coverDrawing } from '@/documents/report/report-cover'
import { reportTexts } from '@/documents/report/texts'
import type { SiteSettings } from '@/documents/settings/settings.query'
import { type ChartKind, formatValue } from '@/illustrations/charts/chart'
import { chartTexts } from '@/illustrations/charts/texts'
import { hrefForDocument } from '@/lib/document-path'
import { fillIn } from '@/lib/fill-in'
import type { Section } from '@/sections/section'
import { Lantern } from '@/site/share-image/share-image'
import { Place, paperImage } from './paper-image'
import type { TableData } from './prose'
import { blocksOf, type ChartSection, chartPoints } from './section-blocks'

/** The whole report, or its executive summary alone. */
export type ReportPart = 'report' | 'summary'

export type ReportContent = {
  report: RawReportPage
  sections: readonly Section[]
  sentences: Pick<SiteSettings['sentences'], 'reportFile' | 'fullReportInFile'>
  brandName: string
  siteUrl: string
}

/** What the files are called, in contrast to the full edition. */
export const EDITION = 'Web edition'

/** The anchor by which a report's page names the text that is also a file of its own. */
const SUMMARY_ANCHOR = 'executive-summary'

export function summaryOf(sections: readonly Section[]): Section | undefined {
  return sections.find(
    (section) => section._type === 'richText' && section.anchor === SUMMARY_ANCHOR,
  )
}

/** The sections of a part: for the summary the text and the key findings. */
function sectionsOf(part: ReportPart, sections: readonly Section[]): readonly Section[] {
  if (part === 'report') return sections
  const summary = summaryOf(sections)
  const findings = sections.find(({ _type }) => _type === 'statBand')
  return [summary, findings].filter((section) => section !== undefined)
}

/** The title of a part, as the cover and the file's properties have it. */
export function titleOf(part: ReportPart, { report }: Pick<ReportContent, 'report'>): string {
  return part === 'report' ? report.title : `${report.title}: Executive summary`
}

export type ReportData = ReturnType<typeof reportData>

/** The data for `report.typ`: cover, contents, the sections of the report's page, tables, sources and imprint. */
export function reportData(part: ReportPart, content: ReportContent) {
  const { brandName, siteUrl } = content
  const { reportFile, fullReportInFile } = content.sentences
  const report = toReport(content.report)
  const title = titleOf(part, content)
  const href = report.page ? hrefForDocument(report.page) : undefined
  const url = href ? new URL(href, siteUrl).href : ''
  const sections = sectionsOf(part, content.sections)
  const chapters = sections.flatMap((section) => chapterOf(section, siteUrl))
  const tables = sections.filter(
    (section) => section._type === 'chart' && section.points.length > 0,
  ) as ChartSection[]
  const { citation = '', lines = [] } = content.report.imprint ?? {}
  return {
    title,
    author: brandName,
    subject: report.summary,
    keywords: report.category,
    cover: {
      mark: paperImage({ width: 46, height: 55 }, <Lantern />),
      drawing: coverImage(report.cover),
      published: [report.category, report.published].filter(Boolean).join(' · '),
      edition: EDITION,
    },
    foot: `${brandName} · ${title}`,
    contents: part === 'report' && {
      edition: EDITION,
      about:
        report.pages > 0
          ? `${reportFile} ${fillIn(fullReportInFile, { pages: report.pages })}`
          : reportFile,
      url,
    },
    chapters,
    tables: tables.map((chart, index) => ({
      name: `Table ${index + 1}. ${chart.title}`,
      ...chartTable(chart),
    })),
    sources: sourcesOf(chapters),
    imprint: {
      cite: reportTexts.cite,
      citation,
      lines: [
        ...lines.map(({ label, text }) => ({ label, text: text ?? '', url: '' })),
        ...(url ? [{ label: 'Online', text: url, url }] : []),
      ],
    },
  }
}

/** The size of the cover's drawing, in CSS pixels. */
const COVER = { width: 600, height: 584 }

function coverImage(name: Parameters<typeof coverDrawing>[0]) {
  const Drawing = coverDrawing(name)
  return paperImage(
    COVER,
    <Place y={40} width={COVER.width} height={COVER.height - 40}>
      <Drawing />
    </Place>,
  )
}

function chapterOf(section: Section, siteUrl: string) {
  const blocks = blocksOf(section, siteUrl)
  if (blocks.length === 0) return []
  const { eyebrow, title, text } = { eyebrow: '', text: '', ...section }
  const isOfFull = section._type === 'steps' && section.look === 'contents'
  const source =
    'source' in section ? section.source : section._type === 'factTable' ? section.note : ''
  return [{ title, eyebrow: isOfFull ? 'In the full edition' : eyebrow, text, source, blocks }]
}

/** The statements of sources, each once, with the index of the chapter that first names it. */
function sourcesOf(chapters: readonly { source: string | null }[]) {
  const found = new Map<string, number>()
  for (const [chapter, { source }] of chapters.entries())
    if (source && !found.has(source)) found.set(source, chapter)
  return [...found].map(([source, chapter]) => ({ source, chapter }))
}

const PERIODS: ReadonlySet<ChartKind> = new Set(['columns', 'line'])

/** The numbers behind a chart. */
function chartTable(chart: ChartSection): TableData {
  const { kind, valueName, compareName, unit } = chart
  const points = chartPoints(chart)
  const compares = points.some(({ compare }) => compare !== undefined)
  const hasNotes = points.some(({ note }) => note)
  return {
    columns: [
      PERIODS.has(kind) ? chartTexts.period : chartTexts.item,
      valueName,
      ...(compares ? [compareName || chartTexts.comparison] : []),
      ...(hasNotes ? [chartTexts.note] : []),
    ],
    rows: points.map(({ label, value, compare, note }) => [
      label,
      formatValue(value, unit),
      ...(compares ? [compare === undefined ? '–' : formatValue(compare, unit)] : []),
      ...(hasNotes ? [note ?? ''] : []),
    ]),
    widths: [1.6, 1.5, ...(compares ? [1.5] : []), ...(hasNotes ? [2.2] : [])],
    numbers: compares ? 2 : 1,
  }
}
