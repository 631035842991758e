import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { takeToasts, toasts } from '../../store/toasts.ts';

const toaster = createToaster({
  placement: 'top-end',
  gap: 10,
  overlap: false,
  offsets: { top: '16px', right: '16px', bottom: '16px', left: '12px' },
});

/** Shows the queue; pausing on hover, swiping and the region for screen readers are the machine's. */
export default function ToasterHost() {
  const { t } = useLingui();
  const { waiting } = useSnapshot(toasts);

  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { id, type, title, description, image, action } of takeToasts())
      toaster.create({
        id,
        type,
        title,
        description,
        duration: action ? 10_000 : 5_000,
        ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
        meta: { image },
      });
  }, [waiting]);

  return (
    <Toaster toaster={toaster}>
      {({ title, description, action, meta }) => (
        <Toast.Root>
          {meta?.image && <img className="toast-image" src={meta.image} alt="" />}
          <div>
            <Toast.Title>{title}</Toast.Title>
            {description && <Toast.Description>{description}</Toast.Description>}
            {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
          </div>
          <Toast.CloseTrigger aria-label={t`Close`} />
        </Toast.Root>
      )}
    </Toaster>
  );
}
