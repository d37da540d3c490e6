import styles from './WaterButton.module.css';

export default function PlainButtons() {
  return (
    <button type="button" className={styles.water}>
      Water the plants
    </button>
  );
}
