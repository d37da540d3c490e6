import GlobalStyles from '@mui/material/GlobalStyles';

const styles = `
  .SwitchIntroduction-css {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    cursor: pointer;
  }
  .SwitchIntroduction-css input {
    appearance: none;
    width: 44px;
    height: 24px;
    margin: 0;
    padding: 2px;
    border-radius: 12px;
    background: #6b7280;
    cursor: pointer;
  }
  .SwitchIntroduction-css input::before {
    content: '';
    display: block;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: #fff;
  }
  .SwitchIntroduction-css input:checked {
    background: #1d4ed8;
  }
  .SwitchIntroduction-css input:checked::before {
    margin-inline-start: 20px;
  }
  .SwitchIntroduction-css input:focus-visible {
    outline: 2px solid #3b82f6;
    outline-offset: 2px;
  }
`;

export default function Introduction() {
  return (
    <>
      <GlobalStyles styles={styles} />
      <label className="SwitchIntroduction-css">
        <input type="checkbox" role="switch" defaultChecked />
        Remind me to water
      </label>
    </>
  );
}
