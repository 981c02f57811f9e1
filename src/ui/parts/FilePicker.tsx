type FilePickerProps = {
  /** What the button says. */
  readonly words: string;
  /** Takes the chosen files; when it is done, the same files can be chosen again. */
  readonly onFiles: (files: FileList | null) => Promise<void>;
};

/** A button to choose exported files on this device. */
export function FilePicker({ words, onFiles }: FilePickerProps) {
  return (
    <label class="button quiet small">
      {words}
      <input
        type="file"
        multiple
        class="visually-hidden"
        accept=".json,.txt,application/json"
        onChange={({ currentTarget: input }) =>
          void onFiles(input.files).then(() => {
            // the same file may be brought again
            input.value = '';
          })
        }
      />
    </label>
  );
}
