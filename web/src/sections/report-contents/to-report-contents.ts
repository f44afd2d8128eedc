import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

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
