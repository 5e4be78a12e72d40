import { MyClassWork } from '#domains/assignments/mine/MyClassWork.tsx'
import { MyClassAttendance } from '#domains/attendance/MyClassAttendance.tsx'
import { MySessions } from '#domains/attendance/mine/MySessions.tsx'
import { NowSession } from '#domains/attendance/today/NowSession.tsx'
import { MyClassFrame } from '#domains/insight/class/MyClassFrame.tsx'
import { MyClassResult } from '#domains/results/mine/MyClassResult.tsx'
import { MyMaterials } from '#domains/structure/materials/MyMaterials.tsx'
import type { Answer } from '#lib/reads.ts'
import { useServerNow } from '#lib/useServerNow.ts'

function NextSession({ mine: { next, clockOffset } }: { mine: Answer<'readMyClass'> }) {
  const now = useServerNow(clockOffset, 1000)
  return next && <NowSession session={next} now={now} />
}

/** A student's own page of a class: sessions and records, work and results. */
export const MyClassPage = () => (
  <MyClassFrame>
    {(mine) => (
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 xl:grid-cols-uneven">
        <div className="grid grid-cols-1 gap-5">
          <NextSession mine={mine} />
          <MySessions classId={mine.classId} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <MyClassAttendance it={mine} />
          {!mine.left && <MyMaterials classId={mine.classId} />}
          <MyClassWork classId={mine.classId} />
          <MyClassResult result={mine.result} term={mine.term} />
        </div>
      </div>
    )}
  </MyClassFrame>
)
