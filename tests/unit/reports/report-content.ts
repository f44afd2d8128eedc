import { join } from 'node:path'
import { vi } from 'vitest'
import type { RawPortableText } from '@/objects/portable-text'
import type { SECTIONS_QUERY_RESULT } from '@/sanity/types.gen'
import { SECTIONS_QUERY } from '@/sections/get-sections'
import { REPORT_QUERY } from '@/site/report-pdf/report-content'
import type { ReportContent } from '@/site/report-pdf/report-data'
import { ROOT } from '../../../scripts/run/root.ts'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { LakeDocuments } from '../../support/lake/lake-documents.ts'

/** Next runs in web/; the path of the file that draws is relative to it. */
export function runInWeb(): void {
  vi.spyOn(process, 'cwd').mockReturnValue(join(ROOT, 'web'))
}

const { engine } = LakeDocuments.of(...(seedDocuments as { _id: string; _type: string }[]))

const SENTENCES = {
  reportFile: 'This file holds what the report’s page shows.',
  fullReportInFile: 'The full edition has {pages} pages.',
}

/** What the file of a report of the seed is made of. */
export async function reportContent(id: string): Promise<ReportContent> {
  const ask = async <Result>(query: string, id: string) =>
    engine.query(query, { id }, { perspective: 'raw' }).result as Result
  const report = await ask<ReportContent['report']>(REPORT_QUERY, id)
  const page = await ask<SECTIONS_QUERY_RESULT>(SECTIONS_QUERY, report.page?._id ?? '')
  return {
    report,
    sections: page?.sections ?? [],
    sentences: SENTENCES,
    brandName: 'Chainlantern',
    siteUrl: 'http://localhost:3000',
  }
}

type Section = ReportContent['sections'][number]

type Body = RawPortableText | readonly { _type: string; _key: string }[]

/** The content of a report with a rich text after its sections, and with another title. */
export async function contentWith(body: Body, title = 'NFT Market Report'): Promise<ReportContent> {
  const content = await reportContent('report-nft-market')
  const section = content.sections.find(({ _type }) => _type === 'richText') as Section
  const more = { ...section, _key: 'more', title: 'More', anchor: '', body } as Section
  const report = { ...content.report, title }
  return { ...content, report, sections: [...content.sections, more] }
}

/** A block of a rich text. */
export function textBlock(text: string, more: object = {}) {
  const children = [{ _key: 'span', _type: 'span' as const, text, marks: [] }]
  return { _key: text, _type: 'block' as const, children, markDefs: [], ...more }
}
