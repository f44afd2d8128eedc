import { createHash } from 'node:crypto'
import type { Field } from '../../forms/fields.ts'
import {
  cleanFileName,
  contentMessage,
  extensionOf,
  type FileControl,
  fileProblem,
  sizeWords,
} from '../../forms/file-rules.ts'
import type { Answers, FormDefinition } from '../../forms/form-definition.ts'
import type { LeadsDatabase } from '../store/schema.ts'
import { documentType } from './document-type.ts'
import type { FieldProblem } from './guards.ts'

/** A checked file as it is stored; `type` is the media type of its content. */
export type AttachedFile = {
  field: string
  name: string
  type: string
  size: number
  sha256: string
  content: Uint8Array
}

type CheckedFiles = { answers: Answers; files: AttachedFile[]; errors: FieldProblem[] }

/**
 * Checks the files of a submission by name, size and content. The answer to a file field becomes its name, type and size
 * in words. A named file that is missing is an error, and so is a file without a field.
 */
export async function checkFiles(
  { fields }: Pick<FormDefinition, 'fields'>,
  given: Answers,
  files: ReadonlyMap<string, File>,
): Promise<CheckedFiles> {
  const checked: CheckedFiles = { answers: { ...given }, files: [], errors: [] }
  const fail = (field: string, detail: string) =>
    checked.errors.push({ pointer: `#/data/${field}`, detail })
  for (const field of files.keys()) {
    if (isFileField(fields, field)) continue
    checked.errors.push({ pointer: '#', detail: 'This form does not take this file.' })
  }
  for (const [name, field] of Object.entries(fields)) {
    const { control, label } = field
    if (control.kind !== 'file') continue
    const file = files.get(name)
    if (!file) {
      if (given[name]) fail(name, `${label}: the file has not come with the form. Attach it again.`)
      continue
    }
    const attached = await readFile(name, label, control, file)
    if (typeof attached === 'string') fail(name, attached)
    else {
      checked.files.push(attached)
      checked.answers[name] = fileWords(control, attached)
    }
  }
  return checked
}

function isFileField(fields: Readonly<Record<string, Field>>, name: string): boolean {
  return Object.hasOwn(fields, name) && fields[name]?.control.kind === 'file'
}

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The file, or why it is refused. */
async function readFile(
  field: string,
  label: string,
  control: FileControl,
  file: File,
): Promise<AttachedFile | string> {
  const problem = fileProblem(label, control, file)
  if (problem) return problem
  const content = Buffer.from(await file.arrayBuffer())
  const type = await documentType(content)
  if (!type || !Object.hasOwn(control.types, type)) {
    return contentMessage(label, control)
  }
  return {
    field,
    // Named by its content: a DOCX called .doc opens with an error.
    name: cleanFileName(file.name, type),
    type: MEDIA_TYPES[type],
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
  }
}

/** A file in the words of the message and the inbox: `cv.pdf (PDF, 1.2 MB)`. */
function fileWords({ types }: FileControl, { name, size }: AttachedFile): string {
  return `${name} (${types[extensionOf(name)]}, ${sizeWords(size)})`
}

/** Whether the files stored with a submission have the same content as these. */
export async function haveContent(
  database: LeadsDatabase,
  submissionId: string,
  files: readonly AttachedFile[],
): Promise<boolean> {
  const stored = await database
    .selectFrom('submission_file')
    .select('sha256')
    .where('submission_id', '=', submissionId)
    .execute()
  const hashes = (rows: readonly { sha256: string }[]) =>
    rows
      .map(({ sha256 }) => sha256)
      .toSorted()
      .join()
  return hashes(stored) === hashes(files)
}
