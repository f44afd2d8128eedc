import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Dataset } from '../dataset/dataset.ts'
import type { Access } from '../dataset/types.ts'
import { type Lake, PROJECT } from '../lake.ts'
import { HttpError } from './http-error.ts'

/** A request whose URL, origin and credentials have been checked. */
export interface LakeRequest {
  lake: Lake
  message: IncomingMessage
  response: ServerResponse
  url: URL
  search: URLSearchParams
  /** The named segments of the path, percent-decoded. */
  path: Record<string, string>
  /** `X`, `1` or a date such as `2026-03-01`. */
  apiVersion: string
  access: Access
  /** The caller's origin, when it is one of ours. */
  origin: string | undefined
}

export type Handler = (request: LakeRequest) => void | Promise<void>

/** The dataset that the path names, or a 404. */
export function datasetOf({ lake, path }: LakeRequest): Dataset {
  return lake.dataset(path.dataset ?? '')
}

/** Checks that the path names the lake's project; a 404 otherwise. */
export function checkProject({ path }: LakeRequest): void {
  if (path.project !== PROJECT) throw new HttpError(404, `The only project is "${PROJECT}".`)
}
