import type { Control } from './fields.ts'
import { wellFormed } from './text-length.ts'

export type FileControl = Extract<Control, { kind: 'file' }>

/** The part of a file name after its last dot, in lower case; '' without one. */
export function extensionOf(name: string): string {
  return /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Whether the name ends like one of the accepted types. */
export function hasType({ types }: FileControl, name: string): boolean {
  return Object.hasOwn(types, extensionOf(name))
}

const MIME_TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/** The name of a file, with the ending of its type where it has none that is accepted: some Android apps leave it out. */
export function fullName(
  control: FileControl,
  { name, type }: { name: string; type: string },
): string {
  const extension = MIME_TYPES[type] ?? ''
  return hasType(control, name) || !Object.hasOwn(control.types, extension)
    ? name
    : `${name}.${extension}`
}

/** The error for a file of another type. */
export function typeMessage(label: string, { types }: FileControl): string {
  return `${label} must be a ${listed(types)} file. Save it as one of these and attach it again.`
}

/** The error for a file whose content does not match its name. */
export function contentMessage(label: string, { types }: FileControl): string {
  const why = 'its content is something else, damaged, or protected by a password'
  return `${label} is not a readable ${listed(types)} file: ${why}. Save it again and attach it.`
}

function listed(types: FileControl['types']): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(Object.values(types))
}

/** The error for a file by its name and size in bytes; undefined if it can be attached. */
export function fileProblem(
  label: string,
  control: FileControl,
  { name, size }: { name: string; size: number },
): string | undefined {
  if (!hasType(control, name)) return typeMessage(label, control)
  if (size === 0) return `${label} is empty: the file has 0 bytes. Attach another one.`
  if (size <= control.maxBytes) return undefined
  const most = sizeWords(control.maxBytes)
  return `${label} is larger than ${most}. Attach a smaller file.`
}

/** A size in bytes as visitors read it: 812 bytes, 34 KB, 1.2 MB. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  const [size, unit] = bytes < 1024 ** 2 ? [bytes / 1024, 'KB'] : [bytes / 1024 ** 2, 'MB']
  const digits = size < 10 && unit === 'MB' ? 1 : 0
  return `${Number(size.toFixed(digits))} ${unit}`
}

const LONGEST_NAME = 100

/**
 * A file name that is safe to store, to show and to write to a disk: without folders, control characters, bidirectional
 * marks and characters that file systems forbid, of at most 100 characters, ending in `.extension`.
 */
export function cleanFileName(name: string, extension: string): string {
  const base = wellFormed(name)
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
  const stem = base
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const most = LONGEST_NAME - extension.length - 1
  const short = Array.from(stem).slice(0, most).join('').trim()
  return `${short || 'file'}.${extension}`
}
