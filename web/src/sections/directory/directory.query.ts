import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type DirectoryEntry = { key: string; name: string; text?: string | undefined }
export type DirectoryGroup = { key: string; title: string; text: string; entries: DirectoryEntry[] }
export type DirectoryProps = Heading & { groups: DirectoryGroup[] }

export function toDirectory(raw: RawSectionOf<'directory'>): DirectoryProps {
  return {
    ...toHeading(raw),
    groups: (raw.groups ?? []).map(({ _key, title, text, entries }) => ({
      key: _key,
      title: title ?? '',
      text: text ?? '',
      entries: (entries ?? []).map((entry) => ({
        key: entry._key,
        name: entry.name ?? '',
        text: entry.text ?? undefined,
      })),
    })),
  }
}

export const DIRECTORY_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  groups[]{ _key, title, text, entries[]{ _key, name, text } }
`
