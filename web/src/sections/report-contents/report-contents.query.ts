import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

type Chapter = { key: string; title: string; text?: string | undefined; page: number }

export type ReportContentsProps = Heading & { chapters: Chapter[] }

export function toReportContents(raw: RawSectionOf<'reportContents'>): ReportContentsProps {
  return {
    ...toHeading(raw),
    chapters: (raw.chapters ?? []).map(({ _key, title, text, page }) => ({
      key: _key,
      title: title ?? '',
      text: text ?? undefined,
      page: page ?? 1,
    })),
  }
}

export const REPORT_CONTENTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  chapters[]{ _key, title, text, page }
`
