import { problem } from '@/http/problem'
import { decodePath } from '@/lib/own-paths'
import { drawShareImage } from '@/seo/share-image/draw-share-image'

type Params = { params: Promise<{ path?: string[] }> }

/** Only the home page's image is prerendered: most are never requested. */
export const generateStaticParams = () => [{ path: [] }]

/** The share image of a page, such as /og/products/reactor. */
export async function GET(_: Request, { params }: Params): Promise<Response> {
  const { path = [] } = await params
  // A thrown error becomes a 503 (answer-error.ts). A returned 503 would be cached.
  const png = await drawShareImage(`/${path.map(decodePath).join('/')}`)
  if (!png) return problem(404, 'There is no page at this address.')
  return new Response(png, { headers: { 'content-type': 'image/png' } })
}
