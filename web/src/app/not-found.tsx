/**
 * For a missing page outside the site's layout, which the proxy answers before. Next's own is ten times as long, and
 * this one, too, is part of every page's payload.
 */
export default function NotFound() {
  return <h1>404</h1>
}
