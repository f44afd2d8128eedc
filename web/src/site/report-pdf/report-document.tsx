import type { ReactNode } from 'react'
import { type RawReportPage, toReport } from '@/documents/report/report'
import { hrefForDocument } from '@/lib/document-path'
import { fill, type Words } from '@/sanity/words'
import type { Section } from '@/sections/section'
import { toPlainTree } from '@/site/share-image/plain-tree'
import { type BackMatter, Imprint, Sources, Tables } from './back-matter'
import { ChapterHead } from './chapter-head'
import { chartPoints } from './chart'
import { Cover } from './cover'
import { Document, Link, Page, Text, type TextBox, View } from './primitives'
import { blocksOf } from './sections'
import { COLORS, SHEET, TYPE } from './theme'

/** The whole report, or its executive summary alone. */
export type ReportPart = 'report' | 'summary'

export type ReportContent = {
  report: RawReportPage
  sections: readonly Section[]
  words: Words
  brandName: string
  siteUrl: string
}

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
export function titleOf(
  part: ReportPart,
  { report, words }: Pick<ReportContent, 'report' | 'words'>,
): string {
  return part === 'report' ? report.title : `${report.title}: ${words.reportFile.summary}`
}

type Chapter = {
  id: string
  title: string
  eyebrow: string
  text: string
  blocks: ReactNode[]
  /** Whether its blocks may be longer than a page. */
  isLong: boolean
}

/** A report as a PDF: cover, contents, the sections of its page, tables, sources and imprint. */
export function ReportDocument({ part, content }: { part: ReportPart; content: ReportContent }) {
  const { words, brandName, siteUrl } = content
  const report = toReport(content.report)
  const title = titleOf(part, content)
  const sections = sectionsOf(part, content.sections)
  const chapters = sections.flatMap((section) => chapterOf(section, content))
  const href = report.page ? hrefForDocument(report.page) : undefined
  const back: BackMatter = {
    report: content.report,
    url: href && new URL(href, siteUrl).href,
    words,
    tables: sections.flatMap((section) =>
      section._type === 'chart' && section.points.length > 0
        ? [{ ...section, points: chartPoints(section) }]
        : [],
    ),
    sources: sourcesOf(sections),
  }
  const entries = [
    ...chapters,
    ...(back.tables.length > 0 ? [{ id: 'tables', title: words.reportFile.tables }] : []),
    ...(back.sources.length > 0 ? [{ id: 'sources', title: words.reportFile.sources }] : []),
    { id: 'imprint', title: words.reportFile.imprint },
  ].filter(({ title: name }) => name)
  const foot = toPlainTree(<Footer title={title} brandName={brandName} words={words} />)
  return (
    <Document
      title={title}
      author={brandName}
      subject={report.summary}
      keywords={report.category}
      creator={brandName}
      producer={brandName}
      language="en-US"
      pdfVersion="1.7"
      pageMode="useOutlines"
    >
      <Page size="A4" wrap={false} bookmark={{ title }} style={{ backgroundColor: COLORS.night }}>
        <Cover {...report} title={title} words={words} brandName={brandName} />
      </Page>
      {part === 'report' && (
        <Page size="A4" style={SHEET_STYLE} foot={foot}>
          <Contents entries={entries} words={words} />
          <Edition pages={report.pages} url={back.url} words={words} />
        </Page>
      )}
      <Page size="A4" style={SHEET_STYLE} foot={foot}>
        {chapters.map((chapter, index) => (
          <ChapterView key={chapter.id} {...chapter} first={index === 0} />
        ))}
        <Tables {...back} />
        <Sources {...back} />
        <Imprint {...back} />
      </Page>
    </Document>
  )
}

const SHEET_STYLE = {
  ...TYPE.body,
  paddingTop: SHEET.top,
  paddingBottom: SHEET.bottom,
  paddingHorizontal: SHEET.side,
}

/** The length of a section, as JSON, from which a block of it may not fit on a page. */
const LONG = 9000

function chapterOf(section: Section, { words, siteUrl }: ReportContent): Chapter[] {
  const blocks = blocksOf(section, { words, siteUrl })
  if (blocks.length === 0) return []
  const { eyebrow, title, text } = { eyebrow: '', text: '', ...section }
  const isOfFull = section._type === 'steps' && section.look === 'contents'
  return [
    {
      id: `section-${section._key}`,
      title,
      eyebrow: isOfFull ? words.reportFile.inFull : eyebrow,
      text,
      blocks,
      isLong: JSON.stringify({ ...section, words: undefined }).length > LONG,
    },
  ]
}

/** The statements of sources in the sections, each once, with the section that first names it. */
function sourcesOf(sections: readonly Section[]): BackMatter['sources'] {
  const found = new Map<string, string>()
  for (const section of sections) {
    const source =
      'source' in section ? section.source : section._type === 'factTable' ? section.note : ''
    if (source && !found.has(source)) found.set(source, `section-${section._key}`)
  }
  return [...found].map(([source, pageOf]) => ({ source, pageOf }))
}

function ChapterView({
  id,
  title,
  eyebrow,
  text,
  blocks,
  isLong,
  first,
}: Chapter & { first: boolean }) {
  const [opening, ...others] = blocks
  return (
    <View style={{ marginTop: first ? 0 : 38 }}>
      <View wrap={isLong}>
        <ChapterHead id={id} title={title} eyebrow={eyebrow} text={text} />
        {opening}
      </View>
      {others.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in this order
        <View key={`${id} ${index + 1}`} wrap={isLong} style={{ marginTop: 11 }}>
          {block}
        </View>
      ))}
    </View>
  )
}

type Entry = { id: string; title: string }

function Contents({ entries, words }: { entries: readonly Entry[]; words: Words }) {
  const numbers: TextBox['style'] = { ...TYPE.heading, fontSize: 11.5, marginLeft: 8 }
  return (
    <View>
      <ChapterHead id="contents" title={words.reportFile.contents} />
      {entries.map(({ id, title }) => (
        <Link key={id} src={`#${id}`} style={{ textDecoration: 'none', color: COLORS.ink }}>
          <View style={{ flexDirection: 'row', alignItems: 'flex-end', paddingVertical: 4.5 }}>
            <Text style={{ ...TYPE.heading, fontSize: 11.5, maxWidth: 400 }}>{title}</Text>
            <View
              style={{
                flex: 1,
                minWidth: 16,
                marginLeft: 8,
                marginBottom: 4,
                borderBottomWidth: 0.8,
                borderColor: COLORS['line-strong'],
                borderStyle: 'dotted',
              }}
            />
            <Text style={numbers} pageOf={id} />
          </View>
        </Link>
      ))}
    </View>
  )
}

type EditionProps = { pages: number; url: string | undefined; words: Words }

/** What this file is, compared with the full edition. */
function Edition({ pages, url, words }: EditionProps) {
  const { edition, aboutFile, aboutFull, online } = words.reportFile
  return (
    <View
      style={{ marginTop: 34, backgroundColor: COLORS['paper-sunk'], padding: 18 }}
      wrap={false}
    >
      <Text style={TYPE.heading}>{edition}</Text>
      <Text style={{ marginTop: 4 }}>
        {pages > 0 ? `${aboutFile} ${fill(aboutFull, { pages })}` : aboutFile}
      </Text>
      {url && (
        <Text style={{ ...TYPE.small, marginTop: 8 }}>
          {online}{' '}
          <Link src={url} style={{ color: COLORS.ink }}>
            {url}
          </Link>
        </Text>
      )}
    </View>
  )
}

type FooterProps = { title: string; brandName: string; words: Words }

function Footer({ title, brandName, words }: FooterProps) {
  return (
    <View
      style={{
        flexDirection: 'row',
        marginTop: 20,
        justifyContent: 'space-between',
        borderTopWidth: 0.6,
        borderColor: COLORS.line,
        paddingTop: 8,
      }}
    >
      <Text style={TYPE.note}>{`${brandName} · ${title}`}</Text>
      <Text style={TYPE.note} numbering={words.reportFile.numbering} />
    </View>
  )
}
