import { FormView, formMetadata } from '@/app/(site)/forms/form-view'
import { demoVideo } from '@/leads/forms/demo-video'
import { CasePlayer } from '@/pictures/case-2041/case-player'

export const metadata = formMetadata('demo-video', demoVideo)

/** With the case that it promises, whose scripts the other forms do not load. */
export default function DemoVideoPage() {
  return <FormView name="demo-video" form={demoVideo} film={<CasePlayer />} />
}
