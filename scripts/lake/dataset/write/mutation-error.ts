import { LakeError } from '../lake-error.ts'

/** A well-formed mutation that cannot be applied; `index` is its position in the list. */
export function mutationFailed(
  index: number,
  error: { type: string; description: string; [detail: string]: unknown },
): LakeError {
  return new LakeError(409, {
    error: {
      type: 'mutationError',
      description: `The mutation(s) failed: ${error.description}`,
      items: [{ error, index }],
    },
  })
}

/** A malformed mutation; `where` names the field. */
export function malformed(where: string, problem: string): LakeError {
  const description = `Malformed mutation: ${where} ${problem}`
  return new LakeError(400, { error: { type: 'mutationParseError', description } })
}

/** `ifRevisionID` does not match the stored revision. */
export const wrongRevision = (
  index: number,
  id: string,
  currentRevisionID: string,
  expectedRevisionID: string,
): LakeError =>
  mutationFailed(index, {
    type: 'documentRevisionIDDoesNotMatchError',
    id,
    currentRevisionID,
    expectedRevisionID,
    description: `document "${id}" has unexpected revision ID ("${currentRevisionID}"), expected "${expectedRevisionID}"`,
  })
