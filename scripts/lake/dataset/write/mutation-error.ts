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

/** The ID of a `create` is taken. */
export const alreadyExists = (index: number, id: string): LakeError =>
  mutationFailed(index, {
    type: 'documentAlreadyExistsError',
    id,
    description: `Document by ID "${id}" already exists`,
  })

/** The target of a patch does not exist. */
export const notFound = (index: number, id: string): LakeError =>
  mutationFailed(index, {
    type: 'documentNotFoundError',
    id,
    description: `The document with the ID "${id}" was not found`,
  })

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

/** A strong reference has no target. */
export const referenceMissing = (index: number, id: string, referenceID: string): LakeError =>
  mutationFailed(index, {
    type: 'documentReferenceDoesNotExistError',
    id,
    referenceID,
    description: `Document "${id}" references non-existent document "${referenceID}"`,
  })

/** A document with strong references to it cannot be deleted. */
export const stillReferenced = (index: number, id: string, referencingIDs: string[]): LakeError =>
  mutationFailed(index, {
    type: 'documentHasExistingReferencesError',
    id,
    referencingIDs,
    description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
  })

/** A transaction ID can be used once. */
export const transactionIdTaken = (id: string): LakeError =>
  new LakeError(409, {
    error: {
      type: 'mutationError',
      description: `The mutation(s) failed: transaction ID "${id}" has already been used`,
      items: [],
    },
  })
