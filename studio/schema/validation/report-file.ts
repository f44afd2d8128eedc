import type { FileValue, ValidationContext } from 'sanity'
import { apiVersion } from '../../env'

const MOST_MEGABYTES = 25

type Asset = { extension?: string; size?: number }

/** The file of a report must be a PDF that a phone can load. */
export async function checkReportFile(
  file: FileValue | undefined,
  { getClient }: ValidationContext,
): Promise<true | string> {
  const id = file?.asset?._ref
  if (!id) return true
  const asset = await getClient({ apiVersion }).fetch<Asset | null>(
    '*[_id == $id][0]{ extension, size }',
    { id },
  )
  if (asset?.extension !== 'pdf')
    return `This file is ${asset?.extension ? `of the kind ${asset.extension}` : 'of an unknown kind'}. Upload the report as a PDF.`
  const megabytes = Math.ceil((asset.size ?? 0) / 1024 / 1024)
  return megabytes <= MOST_MEGABYTES
    ? true
    : `This file has ${megabytes} MB; the limit is ${MOST_MEGABYTES} MB. Export it for the web, with smaller images.`
}
