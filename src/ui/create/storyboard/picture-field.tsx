import { type Ref, useImperativeHandle, useRef } from 'react';
import { UPLOAD_LIMITS } from '../../../api/uploads.ts';
import { shotActions } from './shot-actions.ts';

/** The hidden field behind "upload image". */
export function PictureField({
  shotId,
  label,
  open,
}: {
  shotId: number;
  label: string;
  /** Gets what opens the system's file dialog. */
  open: Ref<() => void>;
}) {
  const file = useRef<HTMLInputElement>(null);
  useImperativeHandle(open, () => () => file.current?.click());
  return (
    <input
      ref={file}
      type="file"
      hidden
      accept={UPLOAD_LIMITS.drawReference.types.join(',')}
      aria-label={label}
      onChange={({ target }) => {
        const [chosen] = target.files ?? [];
        if (chosen) void shotActions.upload(shotId, chosen);
        target.value = '';
      }}
    />
  );
}
