import { AreaLayout, type SlugLayoutProps } from '@/app/area-layout'

export default function Layout(props: SlugLayoutProps) {
  return <AreaLayout area="solutions" {...props} />
}
